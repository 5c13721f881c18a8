/** A remote that cannot be created; the message says what, where and how to fix it. */
export class RemoteRefusal extends Error {
  override name = 'RemoteRefusal';
}
