import { generateAvatar } from '@jobharbor/shared/calls/jobseeker-profile/generate-avatar';
import type { Avatar } from '@jobharbor/shared/contracts/account/avatar';
import { formatNumber, formatTime } from '@jobharbor/shared/i18n';
import { useErrorText, useLocale, useNow, useSendOnce, useTimeZone } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import Sailboat from 'lucide-react/icons/sailboat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface GeneratedAvatarsProps {
  hint: string;
  isSending: boolean;
  onChosen: (avatar: Avatar) => void;
}

/** Generated avatars to choose from, for people who prefer no photo. */
export function GeneratedAvatars({ hint, isSending, onChosen }: GeneratedAvatarsProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const errorText = useErrorText();
  const [drawn, setDrawn] = useState<{ avatars: Avatar[]; left: number; renewsAt: number } | null>(null);
  const draw = useSendOnce(generateAvatar, {
    onSuccess: ({ avatar, left_today: left, renews_at: renewsAt }) =>
      setDrawn({ avatars: [...(drawn?.avatars ?? []), avatar], left, renewsAt }),
  });
  /** Time of the next ones, in the visitor's time zone. */
  const renewal = (at: number) => t('avatar.renews', { time: formatTime(tag, timeZone, at) });
  const retryAfter = draw.error?.retryAfter ?? null;
  return (
    <section className="jh-stack jh-gap-2">
      <div>
        <Button
          iconStart={<Sailboat />}
          loading={draw.isPending}
          loadingLabel={t('avatar.drawing')}
          aria-disabled={drawn?.left === 0}
          onClick={() => draw.sendOnce({})}
        >
          {t('avatar.draw')}
        </Button>
      </div>
      <p className="jh-quiet jh-small" role="status">
        <span>{drawn ? t('avatar.left', { shown: formatNumber(tag, drawn.left) }) : hint}</span>
        {drawn?.left === 0 && <span> · {renewal(drawn.renewsAt)}</span>}
      </p>
      {draw.isError && (
        <Notice tone="danger" role="alert">
          <p>{errorText(draw.error)}</p>
          {retryAfter !== null && <p>{renewal(now / 1_000 + retryAfter)}</p>}
        </Notice>
      )}
      {drawn && (
        <ul className="jhp-avatar__drawn" aria-label={t('avatar.drawn')}>
          {drawn.avatars.map((avatar, index) => (
            <li key={avatar.id}>
              <button
                type="button"
                aria-disabled={isSending}
                aria-label={t('avatar.useDrawn', { number: formatNumber(tag, index + 1) })}
                onClick={() => !isSending && onChosen(avatar)}
              >
                <img src={avatar.url} alt="" width={96} height={96} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
