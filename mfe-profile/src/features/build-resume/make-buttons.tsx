import { signInPath } from '@jobharbor/shared/domain/session';
import { useLocale, useSession } from '@jobharbor/shared/remote';
import { Button, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export interface MakeButtonsProps {
  isSaving: boolean;
  isMaking: boolean;
  isMakingWord: boolean;
  onSave: () => void;
  onDownload: () => void;
  onDownloadWord: () => void;
}

/** Saves or downloads the résumé; guests can only download it. */
export function MakeButtons(props: MakeButtonsProps) {
  const { isSaving, isMaking, isMakingWord, onSave, onDownload, onDownloadWord } = props;
  const { t } = useTranslation('profile');
  const { base } = useLocale();
  const { user } = useSession();
  return (
    <>
      <div className="jh-inline">
        {user && (
          <Button variant="primary" loading={isSaving} loadingLabel={t('saving')} onClick={onSave}>
            {t('buildResume.save')}
          </Button>
        )}
        <Button
          variant={user ? 'secondary' : 'primary'}
          loading={isMaking}
          loadingLabel={t('buildResume.making')}
          onClick={onDownload}
        >
          {t('buildResume.download')}
        </Button>
        <Button loading={isMakingWord} loadingLabel={t('buildResume.making')} onClick={onDownloadWord}>
          {t('buildResume.downloadWord')}
        </Button>
      </div>
      <p className="jh-quiet jh-small">{t('buildResume.wordHint')}</p>
      {!user && (
        <p className="jh-quiet jh-small">
          {t('buildResume.guest')}{' '}
          <TextLink render={<Link to={signInPath(`${base}/jobseeker-complete-profile/create-resume`)} />}>
            {t('buildResume.signIn')}
          </TextLink>
        </p>
      )}
    </>
  );
}
