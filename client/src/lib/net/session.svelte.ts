// One table, live: keeps the socket open, sends commands, resumes after a break, and holds what is shown of the newest view.
import { Theatre } from "../motion/theatre.svelte";
import type {
  Action,
  ChatLine,
  Command,
  Decision,
  LogEntry,
  Result,
  ServerMessage,
  TableInfo,
  Text,
  View,
  ViewMessage,
} from "./wire";

export type Link = "connecting" | "open" | "lost" | "refused";
export interface Refusal {
  text: Text;
  rule: string | null;
}

export interface Hint {
  moves: { action: Action; chance: number; text: Text; why: Text }[];
}

/** what a guided first game suggests at the decision with this number */
export interface Suggestion {
  decision: number;
  action: Action;
  text: Text;
  /** what speaks for it */
  why: Text[];
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const LONGEST_RESEND = 4000;

export class TableSession {
  link = $state<Link>("connecting");
  closeCode = $state(0);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  result = $state.raw<Result | null>(null);
  undoing = $state<ViewMessage["undo"]>("no");
  events = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** the server cannot store anything: what was decided waits here and is sent again until it is kept */
  unstored = $state(false);
  /** what a strong bot would do at the decision now asked */
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  guide = $state.raw<Suggestion | null>(null);
  /** the decision for which the guided table had no answer */
  unadvised = $state<number | null>(null);
  /** a command is on its way; the board waits rather than sending twice */
  busy = $state(false);
  /** when the newest view came, for counting clocks down between views */
  receivedAt = $state(0);
  /** told of the decision that is answered, at the moment of the press */
  onanswer: (decision: Decision) => void = () => {};
  /** between what was heard and what is shown */
  readonly theatre = new Theatre({
    view: () => this.view,
    events: () => this.events,
    tell: (news) => void (this.events = [...this.events, ...news]),
    set: (view) => void (this.view = view),
  });

  #socket: WebSocket | null = null;
  /** the number of the newest event heard, shown or not */
  #heard = -1;
  #waiting = new Map<string, Command>();
  #wait = FIRST_WAIT;
  /** the decision answered since the newest view: between its acknowledgement and the next view it is not asked again */
  #answered: number | null = null;
  #guided: number | null = null;
  /** the newest decision heard of, shown or not */
  #coming: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resendWait = FIRST_WAIT;
  #resendTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#resendTimer);
    this.#socket?.close(1000);
  }

  act(action: Action): void {
    const number = this.decision?.number ?? null;
    if (number === null || this.busy || number === this.#answered) return;
    this.#answered = number;
    if (this.decision) this.onanswer(this.decision);
    this.#send({ type: "act", decision: number, action });
  }
  undo(): void {
    if (this.undoing !== "no" && !this.busy) this.#send({ type: "undo" });
  }
  askHint(): void {
    if (this.#coming === null || this.thinking) return;
    this.thinking = true;
    this.#send({ type: "hint" });
  }
  /** asks a guided table what to do now, once for each decision */
  askGuide(): void {
    const number = this.decision?.number ?? null;
    if (number === null || number === this.#guided) return;
    this.#guided = number;
    this.#send({ type: "guide" });
  }
  dropHint(): void {
    this.hint = null;
  }
  /** who only watches is silent while a game is on, as the server demands */
  get mayTalk(): boolean {
    return this.table !== null && (this.table.you !== null || this.table.host || this.table.status === "finished");
  }
  say(text: string): void {
    this.#send({ type: "chat", text });
  }
  resign(): void {
    this.#send({ type: "resign" });
  }
  pause(paused: boolean): void {
    this.#send({ type: "pause", paused });
  }
  ready(ready: boolean): void {
    this.#send({ type: "ready", ready });
  }
  replace(seat: number): void {
    this.#send({ type: "replace", seat });
  }
  comeBack(): void {
    this.#send({ type: "return" });
  }
  dismiss(): void {
    this.refusal = null;
  }
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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}?since=${Math.max(0, this.#heard)}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.link = "open";
      this.#wait = FIRST_WAIT;
      this.#resend();
    };
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data));
    socket.onclose = (event) => this.#lost(event.code);
  }

  /** harmless: the server knows each command by its id */
  #resend(): void {
    clearTimeout(this.#resendTimer);
    this.#resendTimer = undefined;
    for (const [id, command] of this.#waiting) this.#transmit(id, command);
  }

  #resendLater(): void {
    this.unstored = true;
    if (this.#resendTimer !== undefined) return;
    this.#resendTimer = setTimeout(() => this.#resend(), this.#resendWait);
    this.#resendWait = Math.min(this.#resendWait * 2, LONGEST_RESEND);
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
      case "view":
        return this.#show(message);
      case "ack":
        return this.#settle(message.id);
      case "guide":
        this.#settle(message.id);
        this.guide = {
          decision: message.decision,
          action: message.action,
          text: message.text,
          why: message.why ?? [],
        };
        return;
      case "refused":
        if (message.kind === "storage") return this.#resendLater();
        if (message.id && this.#waiting.get(message.id)?.type === "guide") {
          this.unadvised = this.#guided;
          return this.#settle(message.id);
        }
        this.#answered = null;
        this.thinking = false;
        if (message.id) this.#settle(message.id);
        else this.#forget();
        this.refusal = { text: message.text, rule: message.rule };
        return;
      case "hint":
        this.#settle(message.id);
        this.thinking = false;
        this.hint = { moves: message.moves };
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
    this.unstored = false;
    this.#resendWait = FIRST_WAIT;
    this.#holdUp();
  }

  /** the board waits while an answer to the question it shows is under way; the next question may come before the acknowledgement */
  #holdUp(): void {
    const shown = this.decision?.number;
    this.busy = [...this.#waiting.values()].some((command) =>
      command.type === "act" ? command.decision === shown : holdsUp(command),
    );
  }

  /** how many seconds ago the newest thing happened, by which clocks have run on */
  get age(): number {
    const { time } = this.table ?? { time: 0 };
    const before = Math.max(0, time - (this.events.at(-1)?.time ?? time));
    return before + (performance.now() - this.receivedAt) / 1000;
  }

  #show(message: ViewMessage): void {
    const news = message.events.filter((entry) => entry.n > this.#heard);
    this.#heard = news.at(-1)?.n ?? this.#heard;
    this.#answered = null;
    // seats, clocks and pauses are no part of the play; that it is over is seen first
    if (message.table.status === this.table?.status) this.table = message.table;
    this.receivedAt = performance.now();
    const coming = message.decision?.number ?? null;
    if (coming !== this.#coming) {
      this.#endThinking();
      this.refusal = null;
    }
    this.#coming = coming;
    if (coming !== (this.decision?.number ?? null)) this.#ask(null);
    this.theatre.take({ news, after: message.view, show: () => this.#stand(message) });
  }

  #ask(decision: Decision | null): void {
    this.decision = decision;
    this.#holdUp();
  }

  #stand(message: ViewMessage): void {
    this.table = message.table;
    this.view = message.view;
    this.#ask(message.decision);
    this.result = message.result;
    this.undoing = message.undo;
  }
}

/** commands besides an answer after which the board waits */
const holdsUp = (command: Command): boolean => !["chat", "hint", "guide"].includes(command.type);
