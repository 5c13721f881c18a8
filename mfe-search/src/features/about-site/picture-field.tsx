import { feedbackLimits } from '@jobharbor/shared/contracts/account/feedback';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { FileDrop, IconButton } from '@jobharbor/shared/ui';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from './check-pictures.ts';
import { megabytes } from './use-pictures.ts';

const accepted = feedbackLimits.formats.map((format) => `.${format}`).join();

export interface PictureFieldProps {
  pictures: readonly Picture[];
  isSignedIn: boolean;
  error: string | undefined;
  disabled: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (picture: Picture) => void;
}

/** Picks pictures and shows previews, each with a remove button. */
export function PictureField({ pictures, isSignedIn, error, disabled, onAdd, onRemove }: PictureFieldProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const remove = (picture: Picture) => {
    onRemove(picture);
    // Its button was removed.
    frame.current?.querySelector('input')?.focus();
  };
  const hint = t('feedback.pictureHint', {
    limit: megabytes(tag, feedbackLimits.maxBytes),
    most: formatNumber(tag, feedbackLimits.pictures),
  });
  const guestHint = t('feedback.pictureHintGuest', { limit: megabytes(tag, feedbackLimits.strangerBytes) });
  return (
    <div className="jh-stack jh-gap-3" ref={frame}>
      <FileDrop
        multiple
        label={t('feedback.pictures')}
        dropText={t('feedback.drop')}
        hint={isSignedIn ? hint : [hint, guestHint].join(' ')}
        error={error}
        accept={accepted}
        disabled={disabled}
        onFiles={onAdd}
      />
      {pictures.length > 0 && (
        <>
          <ul className="jhs-feedback__pictures" aria-label={t('feedback.chosen')}>
            {pictures.map((picture) => (
              <li key={picture.url + picture.file.name}>
                {picture.url && <img src={picture.url} alt="" />}
                <bdi>{picture.file.name}</bdi>
                <IconButton
                  size="small"
                  label={t('feedback.remove', { name: isolate(picture.file.name) })}
                  icon={<X />}
                  disabled={disabled}
                  onClick={() => remove(picture)}
                />
              </li>
            ))}
          </ul>
          <p className="jh-small jh-quiet">{t('feedback.notKept')}</p>
        </>
      )}
    </div>
  );
}
