import { videoLimits } from '@jobharbor/shared/contracts/profile/video-resume';

/** The current frame of the player as a JPEG in the size of a cover; null before it has data. */
export async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { width, height } = videoLimits.coverFrame;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null || video.videoWidth === 0) return null;
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
  const [w, h] = [video.videoWidth * scale, video.videoHeight * scale];
  context.drawImage(video, (width - w) / 2, (height - h) / 2, w, h);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
