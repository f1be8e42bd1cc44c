// One table, live: keeps the socket open, holds the newest view, sends commands and resumes after a break.
import type { Action, ChatLine, Command, Decision, LogEntry, Result, ServerMessage, TableInfo, Text, View, ViewMessage } from "./wire";

export type Link = "connecting" | "open" | "lost" | "refused";
export interface Refusal { text: Text; rule: string | null }

export interface Hint { moves: { action: Action; chance: number; text: Text }[] }

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class TableSession {
  link = $state<Link>("connecting");
  closeCode = $state(0);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  result = $state.raw<Result | null>(null);
  canUndo = $state(false);
  events = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** events of the newest message: what just happened */
  fresh = $state.raw<LogEntry[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** what a strong bot would do at the decision now asked */
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** a command is on its way; the board waits rather than sending twice */
  busy = $state(false);
  /** when the newest view came, for counting clocks down between views */
  receivedAt = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Command>();
  #wait = FIRST_WAIT;
  /** the decision answered since the newest view: between its acknowledgement and the next view it is not asked again */
  #answered: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
  }

  act(action: Action): void {
    const number = this.decision?.number ?? null;
    if (number === null || this.busy || number === this.#answered) return;
    this.#answered = number;
    this.#send({ type: "act", decision: number, action });
  }
  undo(): void {
    if (this.canUndo && !this.busy) this.#send({ type: "undo" });
  }
  askHint(): void {
    if (!this.decision || this.thinking) return;
    this.thinking = true;
    this.#send({ type: "hint" });
  }
  dropHint(): void { this.hint = null; }
  /** who only watches is silent while a game is on, as the server demands */
  get mayTalk(): boolean { return this.table !== null && (this.table.you !== null || this.table.host || this.table.status === "finished"); }
  say(text: string): void { this.#send({ type: "chat", text }); }
  resign(): void { this.#send({ type: "resign" }); }
  pause(paused: boolean): void { this.#send({ type: "pause", paused }); }
  ready(ready: boolean): void { this.#send({ type: "ready", ready }); }
  replace(seat: number): void { this.#send({ type: "replace", seat }); }
  comeBack(): void { this.#send({ type: "return" }); }
  dismiss(): void { this.refusal = null; }
  retryNow(): void {
    clearTimeout(this.#timer);
    if (this.link === "lost") this.#connect();
  }

  #send(command: Command): void {
    const id = crypto.randomUUID();
    this.#waiting.set(id, command);
    this.refusal = null;
    this.#holdUp();
    this.#transmit(id, command);
  }

  #transmit(id: string, command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...command, id }));
  }

  #connect(): void {
    const since = this.events.at(-1)?.n ?? 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}?since=${since}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.link = "open";
      this.#wait = FIRST_WAIT;
      // a resend is harmless: the server knows each command by its id
      for (const [id, command] of this.#waiting) this.#transmit(id, command);
    };
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.closeCode = code;
    // 4408: too slow or too many messages; trying again is right. The other refusals will not change by themselves
    if (code >= 4400 && code < 4500 && code !== 4408) {
      this.link = "refused";
      return;
    }
    this.link = "lost";
    // a little chance, so that a restarted server is not met by everybody at once
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "view": return this.#show(message);
      case "ack": return this.#settle(message.id);
      case "refused":
        this.#answered = null;
        this.thinking = false;
        if (message.id) this.#settle(message.id);
        else this.#forget();
        this.refusal = { text: message.text as Text, rule: message.rule };
        return;
      case "hint":
        this.#settle(message.id);
        this.thinking = false;
        this.hint = { moves: message.moves as Hint["moves"] };
        return;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.n));
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.n))];
        return;
      }
    }
  }

  #endThinking(): void {
    this.hint = null;
    this.thinking = false;
  }

  #forget(): void {
    this.#waiting.clear();
    this.busy = false;
  }

  #settle(id: string): void {
    this.#waiting.delete(id);
    this.#holdUp();
  }

  /** the board waits while an answer to the question it shows is under way; the next question may come before the acknowledgement */
  #holdUp(): void {
    const shown = this.decision?.number;
    this.busy = [...this.#waiting.values()].some((command) => (command.type === "act" ? command.decision === shown : holdsUp(command)));
  }

  #show(message: ViewMessage): void {
    const last = this.events.at(-1)?.n ?? -1;
    const fresh = message.events.filter((entry) => entry.n > last);
    this.#answered = null;
    if (message.decision?.number !== this.decision?.number) this.#endThinking();
    this.table = message.table;
    this.view = message.view;
    this.decision = message.decision;
    this.#holdUp();
    this.result = message.result;
    this.canUndo = message.can_undo;
    this.fresh = fresh;
    if (fresh.length > 0) this.events = [...this.events, ...fresh];
    this.receivedAt = performance.now();
  }
}

/** commands besides an answer after which the board waits */
const holdsUp = (command: Command): boolean => command.type !== "chat" && command.type !== "hint";
