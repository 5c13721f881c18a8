export interface SmsMessage {
  /** The same for each attempt. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** Transport of text messages. */
export interface SmsTransport {
  /** Throws {@link SmsRefused} for permanent failures, anything else for temporary ones. */
  send(message: SmsMessage): Promise<void>;
}

/** Permanent failure. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}
