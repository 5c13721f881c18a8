import { createLifecycles } from '@jobharbor/shared/remote';
import { InlineRegistration } from '../features/sign-in/inline-registration.tsx';

export const { bootstrap, mount, unmount } = createLifecycles(InlineRegistration);
