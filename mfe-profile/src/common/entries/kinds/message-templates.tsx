import { createCommonPhrase } from '@jobharbor/shared/calls/jobseeker-phrases/create-common-phrase';
import { createGreeting } from '@jobharbor/shared/calls/jobseeker-phrases/create-greeting';
import { deleteCommonPhrase } from '@jobharbor/shared/calls/jobseeker-phrases/delete-common-phrase';
import { deleteGreeting } from '@jobharbor/shared/calls/jobseeker-phrases/delete-greeting';
import { listCommonPhrases } from '@jobharbor/shared/calls/jobseeker-phrases/list-common-phrases';
import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import { orderCommonPhrases } from '@jobharbor/shared/calls/jobseeker-phrases/order-common-phrases';
import { orderGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/order-greetings';
import { updateCommonPhrase } from '@jobharbor/shared/calls/jobseeker-phrases/update-common-phrase';
import { updateGreeting } from '@jobharbor/shared/calls/jobseeker-phrases/update-greeting';
import {
  type CommonPhrase,
  commonPhraseRules,
  type Greeting,
  greetingRules,
  messageTemplateLimits,
} from '@jobharbor/shared/contracts/entries/message-template';
import { Badge } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { defineKind, type Field } from '../entry-kind.ts';
import { EntryView } from './entry-view.tsx';

const text: Field = { name: 'text', type: 'area', label: 'message_text', max: messageTemplateLimits.text };

const nameLength = 40;

/** The first words of a text, as its name. */
function beginningOf({ text }: { text: string }): string {
  const signs = [...text.replace(/\s+/g, ' ')];
  return signs.length > nameLength ? `${signs.slice(0, nameLength).join('').trimEnd()}…` : signs.join('');
}

export const greetings = defineKind<Greeting>({
  name: 'greeting',
  limits: { max: messageTemplateLimits.greetings },
  fields: [text, { name: 'is_default', type: 'check', hint: 'is_default' }],
  rules: greetingRules,
  list: listGreetings,
  create: createGreeting,
  update: updateGreeting,
  remove: deleteGreeting,
  order: orderGreetings,
  one: 'greeting',
  all: 'greetings',
  identity: (values) => values.text?.trim() ?? '',
  isOnce: true,
  nameOf: beginningOf,
  View: GreetingView,
  start: () => ({ is_default: 'true' }),
});

export const commonPhrases = defineKind<CommonPhrase>({
  name: 'common_phrase',
  limits: { max: messageTemplateLimits.commonPhrases },
  fields: [text],
  rules: commonPhraseRules,
  list: listCommonPhrases,
  create: createCommonPhrase,
  update: updateCommonPhrase,
  remove: deleteCommonPhrase,
  order: orderCommonPhrases,
  one: 'common_phrase',
  all: 'common_phrases',
  identity: (values) => values.text?.trim() ?? '',
  isOnce: true,
  nameOf: beginningOf,
  View: ({ entry }: { entry: CommonPhrase }) => <EntryView description={entry.text} />,
});

function GreetingView({ entry }: { entry: Greeting }) {
  const { t } = useTranslation('profile');
  return (
    <EntryView description={entry.text}>
      {entry.is_default && (
        <p>
          <Badge tone="success" icon={<Check />}>
            {t('entries.inUse')}
          </Badge>
        </p>
      )}
    </EntryView>
  );
}
