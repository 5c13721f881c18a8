/** The server bundle of a release. */
export interface ServerBundle {
  name: string;
  version: string;
  /** Local folder of `server.mjs`. */
  folder: string;
  /** API calls that it may make. */
  calls: readonly string[];
}

/** The page of a render. */
export interface RenderOrigin {
  set: string;
  /** Country key. */
  country: string;
  language: string;
}

/** Exit of a render process, crashed or killed. */
export interface RenderCrash {
  name: string;
  version: string;
  reason: string;
  /** Renders that failed with it. */
  lost: number;
  /** Page of its last render. */
  from: RenderOrigin | null;
}
