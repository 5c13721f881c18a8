import { useEffect, useState } from 'react';
import { useChatService } from '../../common/use-chat-service.ts';

/** Object URLs of pictures that were sent from this page, by client key: they need no download. */
const urls = new Map<string, string>();

/** URL of a picture that this page sends or has sent; undefined for any other. */
export function useLocalPicture(clientKey: string, isUnsent: boolean): string | undefined {
  const { files } = useChatService();
  const [url, setUrl] = useState(() => urls.get(clientKey));
  useEffect(() => {
    if (!isUnsent || urls.has(clientKey)) return;
    let isShown = true;
    void files.read(clientKey).then((file) => {
      if (file === undefined) return;
      if (!urls.has(clientKey)) urls.set(clientKey, URL.createObjectURL(file));
      if (isShown) setUrl(urls.get(clientKey));
    });
    return () => {
      isShown = false;
    };
  }, [files, clientKey, isUnsent]);
  return url;
}
