/** Bytes of one body and of all at a time. Browsers refuse more than 64 KiB of requests in flight with `keepalive`. */
const maxBody = 16 * 1024;
const maxInFlight = 48 * 1024;

let inFlight = 0;

/** Reserves room for a JSON body among the requests with `keepalive`; undefined when it does not fit. */
export function reserveKeepalive(body: unknown): { release(): void } | undefined {
  const size = body == null ? 0 : new TextEncoder().encode(JSON.stringify(body)).byteLength;
  if (size > maxBody || inFlight + size > maxInFlight) return undefined;
  inFlight += size;
  return {
    release() {
      inFlight -= size;
    },
  };
}
