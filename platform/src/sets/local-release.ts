/** The version that a remote has while it comes from its developer's machine. No release is ever called so. */
export const localVersion = 'local';

/** Where such a remote's files are, on the same origin as the page: the proxy on that machine answers there. */
export const localBase = (name: string): string => `/dev-remote/${name}/`;
