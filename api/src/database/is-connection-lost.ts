/** SQLSTATE classes 08 (connection exception) and 57P (operator intervention, shutdown), and errors of sockets and DNS. */
const codes = /^(?:08\w{3}|57P0\d|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of pg and its pool for a lost or failed connection: such errors have no code. */
const messages =
  /^(?:Connection terminated|Client was closed|Client has encountered a connection error|Query read timeout|timeout expired$|timeout exceeded when trying to connect)/;

/** Whether an error of pg or of a socket says that the connection to the database is lost or cannot be made. */
export function isConnectionLost({ code, message }: { code?: unknown; message?: unknown }): boolean {
  return typeof code === 'string' && code !== '' ? codes.test(code) : messages.test(String(message));
}
