import { randomKey } from '@jobharbor/shared/browser/environment';
import { createCommonPhrase } from '@jobharbor/shared/calls/jobseeker-phrases/create-common-phrase';
import { listCommonPhrases } from '@jobharbor/shared/calls/jobseeker-phrases/list-common-phrases';
import { messageTemplateLimits } from '@jobharbor/shared/contracts/entries/message-template';
import { formatNumber } from '@jobharbor/shared/i18n';
import { callPrefix, ErrorNotice, useLocale, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button, LiveRegion, TextArea } from '@jobharbor/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhraseDraft } from './use-phrase-draft.ts';

/** Form to add a common phrase, with a draft that survives a reload and a new sign-in. */
export function AddPhrase() {
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const { queryClient } = useRemote();
  const { text, write } = usePhraseDraft();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The idempotency key stays the same for the same text, so that a retry adds it only once.
  const sent = useRef({ text: '', key: '' });
  const create = useSend(createCommonPhrase, {
    onSuccess: async () => {
      write('');
      await queryClient.invalidateQueries({ queryKey: callPrefix(listCommonPhrases) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phrase = text.trim();
    setMissing(phrase === '');
    field.current?.focus();
    if (phrase === '' || create.isPending) return;
    if (sent.current.text !== phrase) sent.current = { text: phrase, key: randomKey() };
    create.mutate({ body: { text: phrase }, idempotencyKey: sent.current.key });
  };
  return (
    <form className="jh-stack" noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label={t('phrases.new')}
        rows={2}
        maxLength={messageTemplateLimits.text}
        value={text}
        error={isMissing ? t('phrases.required') : undefined}
        counter={(typed) =>
          `${formatNumber(tag, typed.length)}/${formatNumber(tag, messageTemplateLimits.text)}`
        }
        onChange={(event) => {
          setMissing(false);
          write(event.target.value);
        }}
      />
      <ErrorNotice error={create.error} />
      <div>
        <Button type="submit" loading={create.isPending}>
          {t('phrases.save')}
        </Button>
      </div>
      <LiveRegion>{create.isSuccess ? t('phrases.saved') : ''}</LiveRegion>
    </form>
  );
}
