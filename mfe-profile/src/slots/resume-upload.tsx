import { createLifecycles } from '@jobharbor/shared/remote';
import { ResumeSlot } from '../features/manage-resumes/resume-slot.tsx';

export const { bootstrap, mount, unmount } = createLifecycles(ResumeSlot);
