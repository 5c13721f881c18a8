import { createLifecycles } from '@jobharbor/shared/remote';
import { InterviewSlot } from '../features/answer-interviews/interview-slot.tsx';

/** Fills a slot of the chat with one interview and its answers. */
export const { bootstrap, mount, unmount } = createLifecycles(InterviewSlot);
