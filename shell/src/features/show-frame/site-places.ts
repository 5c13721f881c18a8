import Bookmark from 'lucide-react/icons/bookmark';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { useFrame } from './frame-context.tsx';
import { useFrameLocale } from './use-frame-locale.ts';

/** `within` names the first segment of every address of the place. The header leaves out what it has elsewhere. */
const places = [
  { path: '/jobs', within: ['jobs', 'job'], text: 'nav.jobs', Icon: Search, inHeader: true },
  { path: '/my-jobs/saved', within: ['my-jobs'], text: 'nav.myJobs', Icon: Bookmark, inHeader: true },
  { path: '/chat-home', within: ['chat-home'], text: 'nav.messages', Icon: MessageCircle, inHeader: false },
  { path: '/profile', within: ['profile', 'resume'], text: 'nav.profile', Icon: UserRound, inHeader: false },
] as const;

/** The site's main places that somebody serves in this set, with the one where the person is. */
export function useSitePlaces() {
  const { serves } = useFrame();
  const { base, address } = useFrameLocale();
  const [pathname = ''] = address.split('?');
  const [, first] = pathname.slice(base.length).split('/');
  return places
    .filter(({ path }) => serves(path))
    .map((place) => ({
      ...place,
      href: base + place.path,
      isCurrent: place.within.some((segment) => segment === first),
    }));
}
