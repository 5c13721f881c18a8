import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';

/** How the person signs in, where they are signed in, or one of their settings changed on any of their devices. */
export const accountTopic = defineTopic('account', z.object({}));
