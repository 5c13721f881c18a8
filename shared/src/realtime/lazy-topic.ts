import type { Topic, TopicSchema } from '../contracts/define-topic.ts';

/**
 * A topic whose schema is loaded with the first frame, so that a page's first script does not contain it:
 * `lazyTopic('saved', async () => (await import('…/topics/saved')).savedTopic)`.
 */
export const lazyTopic = <Name extends string, Payload>(
  name: Name,
  load: () => Promise<{ readonly name: NoInfer<Name>; readonly schema: TopicSchema<Payload> }>,
): Topic<Payload> => ({ name, load });
