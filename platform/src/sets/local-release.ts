/** Version of a remote on its developer's machine. Never a release's. */
export const localVersion = 'local';

/** Path of such a remote's files, on the page's origin: the local proxy serves them. */
export const localBase = (name: string): string => `/dev-remote/${name}/`;
