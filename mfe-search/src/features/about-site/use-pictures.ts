import { feedbackLimits } from '@jobharbor/shared/contracts/account/feedback';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPictures, type Picture, type PictureError } from './check-pictures.ts';

/** File size in megabytes in the language's notation, rounded up so that a file over a limit never appears within it. */
export const megabytes = (tag: string, bytes: number): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.ceil((bytes / 1024 / 1024) * 10) / 10,
  );

/** The pictures of the form with their previews, and the error of the last refused one. */
export function usePictures(isSignedIn: boolean, onChange: () => void) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [fault, setFault] = useState<PictureError | null>(null);
  const urls = useRef(new Set<string>());
  useEffect(() => () => urls.current.forEach(revoke), []);

  const add = (files: readonly File[]) => {
    const checked = checkPictures(files, { pictures, isSignedIn });
    setFault(checked.fault);
    if (checked.taken.length === 0) return;
    const added = checked.taken.map((file) => ({ file, url: URL.createObjectURL?.(file) ?? '' }));
    for (const { url } of added) urls.current.add(url);
    setPictures([...pictures, ...added]);
    onChange();
  };
  const remove = (picture: Picture) => {
    revoke(picture.url);
    setFault(null);
    setPictures(pictures.filter((one) => one !== picture));
    onChange();
  };
  return { pictures, add, remove, faultText: fault && describe(fault) };

  function describe(found: PictureError): string {
    switch (found.kind) {
      case 'type':
        return t('feedback.notPicture', { name: isolate(found.name) });
      case 'size':
        return t('feedback.tooLarge', {
          name: isolate(found.name),
          size: megabytes(tag, found.size),
          limit: megabytes(tag, feedbackLimits.maxBytes),
        });
      case 'together':
        return t('feedback.togetherTooLarge', {
          name: isolate(found.name),
          size: megabytes(tag, found.size),
          limit: megabytes(tag, feedbackLimits.strangerBytes),
        });
      case 'many':
        return t('feedback.tooMany', { most: formatNumber(tag, feedbackLimits.pictures) });
    }
  }
}

function revoke(url: string): void {
  if (url !== '') URL.revokeObjectURL(url);
}
