import { chooseAvatar } from '@jobharbor/shared/calls/jobseeker-profile/choose-avatar';
import { avatarLimits } from '@jobharbor/shared/contracts/account/avatar';
import { formatNumber } from '@jobharbor/shared/i18n';
import { ErrorNotice, useLocale, useSendOnce } from '@jobharbor/shared/remote';
import { Avatar, Button, FileDrop } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../common/format-file-size.ts';
import { acceptedPictures, decodePicture } from '../../common/pictures/decode-picture.ts';
import { GeneratedAvatars } from './generated-avatars.tsx';
import type { AvatarChange } from './use-avatar.ts';

export interface ChoosePictureProps {
  name: string;
  url: string | null;
  /** Called when a file was decoded. */
  onPicture: (picture: ImageBitmap, file: File) => void;
  onChanged: (change: AvatarChange) => void;
}

/** Sources of an avatar: a file, a generated one, or none. */
export function ChoosePicture({ name, url, onPicture, onChanged }: ChoosePictureProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const [fault, setFault] = useState<string>();
  const choose = useSendOnce(chooseAvatar, { onSuccess: onChanged });
  const size = (bytes: number) => formatFileSize(tag, bytes);

  async function open(file: File) {
    setFault(undefined);
    const opened = await decodePicture(file);
    if ('picture' in opened) return onPicture(opened.picture, file);
    setFault(
      t(`avatar.fault.${opened.fault}`, { size: size(file.size), limit: size(avatarLimits.maxBytes) }),
    );
  }

  return (
    <div className="jh-stack jh-gap-4">
      <div className="jhp-avatar__now">
        <Avatar name={name} src={url} size="large" />
        <p className="jh-quiet">{t('avatar.lead')}</p>
      </div>
      <FileDrop
        label={t('avatar.choose')}
        dropText={t('avatar.drop')}
        hint={t('avatar.hint', { limit: size(avatarLimits.maxBytes) })}
        error={fault}
        accept={acceptedPictures}
        onFiles={([file]) => file && void open(file)}
      />
      <GeneratedAvatars
        hint={t('avatar.drawHint', { max: formatNumber(tag, avatarLimits.generatedPerDay) })}
        isSending={choose.isPending}
        onChosen={({ id }) => choose.sendOnce({ body: { avatar_id: id } })}
      />
      {url !== null && (
        <div>
          <Button
            variant="quiet"
            loading={choose.isPending && choose.variables.body.avatar_id === null}
            onClick={() => choose.sendOnce({ body: { avatar_id: null } })}
          >
            {t('avatar.remove')}
          </Button>
        </div>
      )}
      <ErrorNotice error={choose.error} />
    </div>
  );
}
