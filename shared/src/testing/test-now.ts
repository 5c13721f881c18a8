/** The moment at which the tests of remotes take place: nine in the morning, UTC. Milliseconds. */
export const testNow = Date.UTC(2026, 10, 21, 9);
