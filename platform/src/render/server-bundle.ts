/** A server bundle, of one release. */
export interface ServerBundle {
  name: string;
  version: string;
  /** Where `server.mjs` lies, on this machine. */
  folder: string;
  /** Calls of the API that it may make. */
  calls: readonly string[];
}

/** Which page a render is for. */
export interface RenderOrigin {
  set: string;
  /** Key. */
  country: string;
  language: string;
}

/** A process that ended by itself or had to be killed. */
export interface RenderDeath {
  name: string;
  version: string;
  reason: string;
  /** Renders that it took with it: these have failed already. */
  lost: number;
  /** Of its last render. */
  from: RenderOrigin | null;
}
