import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import type { ResumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';
import { useCall, useSession } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

type Basics = NonNullable<ResumeDocument['basics']>;

/** Without spaces and signs between digits, which people write as they like. */
const bare = (text: string) => text.replace(/[\s().-]/g, '').toLowerCase();

export interface ChangedContactsProps {
  basics: Basics;
  onChange: (basics: Basics) => void;
}

/**
 * Says that number or address of the account differ from those of the résumé, whose draft may be older. The person may
 * want it so, and nothing is replaced by itself.
 */
export function ChangedContacts({ basics, onChange }: ChangedContactsProps) {
  const { t } = useTranslation('profile');
  const enabled = useSession().status === 'signed-in';
  const me = useCall(getMe, {}, { enabled }).data;
  if (me === undefined) return null;
  const own = { phone: me.phone_num, email: me.email };
  return (['phone', 'email'] as const).map((name) => {
    const [here, there] = [basics[name] ?? '', own[name] ?? ''];
    if (here === '' || there === '' || bare(here) === bare(there)) return null;
    return (
      <Notice
        key={name}
        actions={
          <Button size="small" onClick={() => onChange({ ...basics, [name]: there })}>
            {t(`buildResume.otherContact.${name}Take`)}
          </Button>
        }
      >
        {t(`buildResume.otherContact.${name}`)} <bdi dir="ltr">{there}</bdi>
      </Notice>
    );
  });
}
