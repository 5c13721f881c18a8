/** Open handles and changed globals. */
interface TrackedHandles {
  /** `a WebSocket, opened at …` → number of open ones: observers, sockets, channels, workers, locks, requests. */
  handles: Record<string, number>;
  /** Title, attributes of html and body, number of rules of each style sheet, by name. */
  page: Record<string, string>;
  /** Changed properties of built-ins and their prototypes since the first call. */
  builtIns: string[];
  /** Names of cookies set by the candidate's scripts. */
  cookies: string[];
}

/** Snapshot of a page: each kind of handle with its count. */
export interface HandleCounts extends TrackedHandles {
  /** `resize on window, added at …` */
  listeners: Record<string, number>;
  /** `setInterval, set at …` */
  timers: Record<string, number>;
  globals: string[];
  styles: Record<string, number>;
  /** Elements outside the outlet. */
  elements: Record<string, number>;
}

export type TrackedMethods = Record<string, ((this: object, ...args: unknown[]) => unknown) | undefined>;

/** State that the trackers share in the page. Each tracker is sent as its source, and can import nothing. */
export interface TrackTools {
  /** Stack frame of the current call, the candidate's first. */
  whereFrom(): string;
  /** Whether a script of the candidate makes the current call. */
  isMine(): boolean;
  /** Prototype of a global class, where the browser has it. */
  methodsOf(name: string): TrackedMethods | undefined;
  /** Wraps a method: calls `before` with object and arguments of each call, and what it returns with the result. */
  onCall(owner: object | undefined, method: string, before: (self: object, args: unknown[]) => unknown): void;
  /** How often each key occurs, added to `counts`. */
  count(keys: Iterable<string>, counts?: Record<string, number>): Record<string, number>;
  /** Adds to the result of `jhTracked`. */
  extend(extension: (known: HandleCounts) => Partial<HandleCounts>): void;
}

/** Globals of the trackers. */
export interface TrackedWindow {
  jhTracked?: () => HandleCounts;
  jhTools?: TrackTools;
  /** The shell's reports about the candidate. Leaves the page: call it last. */
  jhReports?: () => string[];
}
