// Words: the same Fluent files as Python's, one set per language, a game's own only when that game is shown.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getText } from "../net/http";
import { settings } from "../settings.svelte";
import type { Arg, Component, Text } from "../net/wire";
import { idOf } from "./args";

export type Language = "de" | "en";
const FILES = {
  ...import.meta.glob<string>("../../../../src/sternhafen/**/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(["../../locale/*.ftl", "../../games/*/locale/*.ftl", "../../games/*/*/locale/*.ftl"], {
    query: "?raw",
    import: "default",
  }),
};
/** the game a file belongs to, or a part of it that is read apart: "race", "race/how" */
const gameOf = (path: string): string | null => {
  const part = /\/games\/(.+)\/locale\//.exec(path)?.[1] ?? null;
  return part?.endsWith("/tile") ? null : part;
};
const languageOf = (path: string): string => path.slice(-6, -4);

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
/** raised whenever words are added, so that what is on screen is said anew */
let edition = $state(0);

/** who and what the texts speak about: the table's cards and players */
let naming = $state.raw<{ cards: Record<string, Component>; seats: string[] }>({ cards: {}, seats: [] });
export function speakOf(cards: Record<string, Component>, seats: string[]): void {
  naming = { cards, seats };
}

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  return bundle;
}

export async function loadTexts(language: Language, game: string | null = null): Promise<void> {
  const wanted = Object.entries(FILES).filter(
    ([path]) => languageOf(path) === language && (gameOf(path) === null || gameOf(path) === game) && !loaded.has(path),
  );
  const files = await Promise.all(wanted.map(async ([path, load]) => [path, await load()] as const));
  for (const [path, source] of files) add(language, path, source);
  if (game && !Object.keys(FILES).some((path) => gameOf(path) === game)) await fetchTexts(language, game);
  if (files.length > 0) edition++;
}

/** a game that came to the server after this client was built brings its words from there */
async function fetchTexts(language: Language, game: string): Promise<void> {
  const path = `/api/games/${game}/texts/${language}`;
  if (loaded.has(path)) return;
  add(language, path, await getText(path));
  edition++;
}

/** games that came after this client was built are called as the server calls them */
export function nameGames(games: readonly { id: string; name: string }[]): void {
  for (const { id, name } of games) {
    const keys = [`game-${id}`, `game-${id}-short`].filter((key) => !has(key));
    for (const bundle of bundles.values())
      bundle.addResource(new FluentResource(keys.map((key) => `${key} = ${name}`).join("\n")));
    if (keys.length) edition++;
  }
}

function add(language: Language, path: string, source: string): void {
  if (loaded.has(path)) return;
  loaded.add(path);
  bundleOf(language).addResource(new FluentResource(source), { allowOverrides: true });
}

export function language(): Language {
  return settings.language;
}

/** the words of a key, in the language set */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  void edition;
  return find(key, args) ?? key;
}
export const has = (key: string): boolean => find(key, {}) !== null;

function find(key: string, args: Record<string, FluentVariable>): string | null {
  void edition;
  const bundle = bundles.get(settings.language);
  const dot = key.indexOf(".");
  const message = bundle?.getMessage(dot < 0 ? key : key.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
  if (!bundle || !pattern) return null;
  const words = bundle.formatPattern(pattern, args, []);
  return Object.values(args).some((value) => typeof value === "number" && value < 0)
    ? words.replace(MINUS, "−")
    : words;
}
/** the hyphen that a formatted number brings for a minus; what is quoted keeps its own */
const MINUS = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;

export function cardName(id: string): string {
  return naming.cards[id]?.name[settings.language] ?? id;
}
export function seatName(seat: number): string {
  return naming.seats[seat] ?? t("seat-number", { seat: seat + 1 });
}

/** a finished sentence from what the server sent */
export function say(text: Text | null | undefined): string {
  return text ? plain(marked(text)) : "";
}

export interface Piece {
  words: string;
  strong: boolean;
}
/** the sentence with the names of cards marked, for the log */
export function pieces(text: Text): Piece[] {
  return marked(text)
    .split(OPEN)
    .flatMap((part, i) => {
      if (i === 0) return [{ words: part, strong: false }];
      const end = part.indexOf(CLOSE);
      return [
        { words: part.slice(0, end), strong: true },
        { words: part.slice(end + 1), strong: false },
      ];
    })
    .filter((piece) => piece.words !== "");
}

// private-use characters: they come in no name and no text
const OPEN = "\ue000",
  CLOSE = "\ue001";
const plain = (words: string): string => words.replaceAll(OPEN, "").replaceAll(CLOSE, "");

function marked(text: Text): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(text.args ?? {})) args[name] = value(arg as Arg);
  return t(text.key, args);
}

function value(arg: Arg): FluentVariable {
  if (typeof arg === "number" || typeof arg === "string") return arg;
  if (Array.isArray(arg)) return arg.length ? list(words(arg)) : t("core-none");
  if ("list" in arg) return arg.list.map((one) => String(value(one))).join(", ");
  if ("card" in arg) return OPEN + cardName(arg.card) + CLOSE;
  if ("seat" in arg) return seatName(arg.seat);
  if ("text" in arg) return marked(arg.text);
  return String(arg);
}

/** cards that lie there twice are named once */
function words(args: Arg[]): string[] {
  const said = args.map((one) => String(value(one)));
  return args.every(idOf) ? counted(said) : said;
}
const counted = (names: string[]): string[] =>
  [...new Set(names)].map((what) => {
    const n = names.filter((one) => one === what).length;
    return n > 1 ? t("core-several", { n, what }) : what;
  });
export const cardNames = (ids: string[]): string => list(counted(ids.map(cardName)));

export function list(words: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(words);
}
