import {
  type CommonPhrase,
  commonPhraseRules,
  type Greeting,
  greetingRules,
  messageTemplateLimits,
} from '@jobharbor/shared/contracts/entries/message-template';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { defineKind } from './entry-kind.ts';

/**
 * Reusable messages to recruiters (greetings, common phrases). Not shown with the profile. The greeting in use is sent by
 * itself only where its person chose so (`automatic-messages.ts`).
 */
export const greetings = defineKind<Greeting>({
  name: 'greeting',
  rules: greetingRules,
  defaults: { is_default: false },
  limit: (others) => {
    if (others.length >= messageTemplateLimits.greetings) throw new ApiError(errorCode.greetingLimit);
  },
  identity: ({ text }) => text,
  exclusive: 'is_default',
});

export const commonPhrases = defineKind<CommonPhrase>({
  name: 'common_phrase',
  rules: commonPhraseRules,
  defaults: {},
  limit: (others) => {
    if (others.length >= messageTemplateLimits.commonPhrases) throw new ApiError(errorCode.commonPhraseLimit);
  },
  identity: ({ text }) => text,
});
