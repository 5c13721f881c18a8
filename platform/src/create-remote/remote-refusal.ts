/** A remote that cannot be made as asked for; the message says what, where and how to mend it. */
export class RemoteRefusal extends Error {
  override name = 'RemoteRefusal';
}
