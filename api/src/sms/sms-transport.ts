export interface SmsMessage {
  /** The same for each attempt. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** How text messages leave. */
export interface SmsTransport {
  /** Throws {@link SmsRefused} when the gateway will never take it, anything else when it may do so later. */
  send(message: SmsMessage): Promise<void>;
}

/** The gateway refused for good. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}
