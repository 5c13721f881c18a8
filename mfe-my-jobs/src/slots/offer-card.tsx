import { createLifecycles } from '@jobharbor/shared/remote';
import { OfferSlot } from '../features/answer-offers/offer-slot.tsx';

/** Fills a slot of the chat with one offer and its answers. */
export const { bootstrap, mount, unmount } = createLifecycles(OfferSlot);
