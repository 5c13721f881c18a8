import { useLocale } from '@jobharbor/shared/remote';
import { TextLink, VisuallyHidden } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

const policies = [
  { path: '/terms', text: 'terms.read' },
  { path: '/privacy', text: 'terms.privacy' },
] as const;

/**
 * Links to the policies that the visitor agrees to; `plain` without a checkbox above. They open in a new tab, so that the
 * form keeps its values.
 */
export function PolicyLinks({ plain = false }: { plain?: boolean }) {
  const { t } = useTranslation('auth');
  const { base } = useLocale();
  return (
    <p className="jha-policies jh-small" data-plain={plain || undefined}>
      {policies.map(({ path, text }) => (
        <TextLink key={path} href={base + path} target="_blank" rel="noopener">
          {t(text)} <VisuallyHidden>({t('terms.newTab')})</VisuallyHidden>
        </TextLink>
      ))}
    </p>
  );
}
