import { useTranslation } from 'react-i18next';

const messages = [
  { from: 'recruiter', text: 'chat1' },
  { from: 'you', text: 'chat2' },
  { from: 'recruiter', text: 'chat3' },
] as const;

/** Sample chat with a recruiter. */
export function ChatExample() {
  const { t } = useTranslation('search');
  return (
    <section className="jhs-talents__split" aria-labelledby="jhs-talents-chat">
      <div className="jh-stack jh-gap-2">
        <h2 id="jhs-talents-chat">{t('talents.chatTitle')}</h2>
        <p className="jhs-talents__text">{t('talents.chatText')}</p>
      </div>
      <figure className="jhs-pops">
        <figcaption className="jh-small jh-quiet">{t('talents.chatExample')}</figcaption>
        <ul className="jhs-plain-list">
          {messages.map(({ from, text }) => (
            <li key={text} className={`jhs-pop jhs-pop--${from}`}>
              <span className="jh-small">{t(`talents.${from}`)}</span>
              <p>{t(`talents.${text}`)}</p>
            </li>
          ))}
        </ul>
      </figure>
    </section>
  );
}
