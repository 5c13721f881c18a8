import Bookmark from 'lucide-react/icons/bookmark';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { useFrame } from './frame-context.tsx';
import { useFrameLocale } from './use-frame-locale.ts';

const places = [
  { path: '/jobs', text: 'nav.jobs', Icon: Search, inHeader: true },
  { path: '/my-jobs/saved', text: 'nav.myJobs', Icon: Bookmark, inHeader: true },
  { path: '/profile', text: 'nav.profile', Icon: UserRound, inHeader: false },
] as const;

/** The site's main places that somebody serves in this set, with the one where the person is. */
export function useSitePlaces() {
  const { serves } = useFrame();
  const { base, address } = useFrameLocale();
  const [pathname = ''] = address.split('?');
  return places
    .filter(({ path }) => serves(path))
    .map((place) => ({
      ...place,
      href: base + place.path,
      isCurrent: pathname.startsWith(`${base}/${place.path.split('/')[1]}`),
    }));
}
