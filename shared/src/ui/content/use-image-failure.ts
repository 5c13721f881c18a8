import { type ImgHTMLAttributes, type RefCallback, useState } from 'react';

type ImageProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError'> & {
  ref: RefCallback<HTMLImageElement>;
};

/** Props of an image until it fails to load; then undefined, as without an image. */
export function useImageFailure(src: string | null | undefined): ImageProps | undefined {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return undefined;
  return {
    src,
    onError: () => setFailed(src),
    // A picture that failed before hydration fires no `error` event for React.
    ref: (image) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
        setFailed(image.getAttribute('src') ?? undefined);
    },
  };
}
