/** The part of a schema that a connection uses. Structural type, because remotes bundle their own copy of zod. */
export interface TopicSchema<Payload> {
  safeParse(payload: unknown): { success: true; data: Payload } | { success: false };
}

/**
 * A message type on a socket, whose frames are `{ type: name, ...payload }`. `schema` validates the payload; without one
 * the payload is unknown. A remote may define topics that this package does not contain.
 */
export interface Topic<Payload> {
  readonly name: string;
  readonly schema?: TopicSchema<Payload>;
  /** Loads the topic with its schema, see `lazyTopic` of `shared/realtime`. */
  readonly load?: () => Promise<Topic<Payload>>;
}

/** Defines a topic; one file a topic. The contract of each remote that listens to it lists its name. */
export const defineTopic = <const Name extends string, Schema extends TopicSchema<unknown>>(
  name: Name,
  schema: Schema,
): { readonly name: Name; readonly schema: Schema } => ({ name, schema });
