/** The part of a schema that a connection uses. Structural, because remotes bring their own copy of zod. */
export interface TopicSchema<Payload> {
  safeParse(payload: unknown): { success: true; data: Payload } | { success: false };
}

/**
 * A type of message on a socket, whose frames are `{ type: name, ...payload }`. `schema` checks the payload; without
 * one the payload is unknown. A remote may define topics of its own that this package does not contain.
 */
export interface Topic<Payload> {
  readonly name: string;
  readonly schema?: TopicSchema<Payload>;
  /** Loads the topic with its schema, see `lazyTopic` of `shared/realtime`. */
  readonly load?: () => Promise<Topic<Payload>>;
}

/** Defines a topic; one file a topic. The contract of each remote that reads it lists its name. */
export const defineTopic = <const Name extends string, Schema extends TopicSchema<unknown>>(
  name: Name,
  schema: Schema,
): { readonly name: Name; readonly schema: Schema } => ({ name, schema });
