const pingInterval = 25_000;
/** Milliseconds that the answer to a ping may take. */
const answerLimit = 10_000;
/** Milliseconds that a connection may take to open. Browsers wait for minutes. */
const openLimit = 20_000;

/** Pings a connection, and calls `onSilence` when it does not open, or does not answer. */
export function createHeartbeat(onSilence: () => void) {
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let open: WebSocket | undefined;
  const answered = () => clearTimeout(silenceTimer);
  const expectWithin = (ms: number) => {
    answered();
    silenceTimer = setTimeout(onSilence, ms);
  };
  const ping = () => {
    if (open?.readyState !== WebSocket.OPEN) return;
    open.send(JSON.stringify({ type: 'ping' }));
    expectWithin(answerLimit);
  };
  return {
    answered,
    awaitOpen: () => expectWithin(openLimit),
    start(opened: WebSocket) {
      open = opened;
      ping();
      pingTimer = setInterval(ping, pingInterval);
    },
    /** Asks at once, as when somebody comes back to the page: the device may have slept, and the connection ended meanwhile. */
    check: ping,
    stop() {
      open = undefined;
      clearInterval(pingTimer);
      answered();
    },
  };
}
