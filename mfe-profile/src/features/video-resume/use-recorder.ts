import { videoLimits } from '@jobharbor/shared/contracts/profile/video-resume';
import { useEffect, useRef, useState } from 'react';

/** Below the limit, since recordings get a little longer than requested. */
export const recordedSeconds = videoLimits.maxSeconds - 5;

/** Bit rate at which the longest recording stays well below the maximum size. */
const bits = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 96_000 };
/** Camera and microphone. */
const wanted: MediaStreamConstraints = {
  audio: true,
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
};
const types = ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4'];

export type Recorder =
  | { status: 'off' | 'asking' }
  | { status: 'ready' | 'recording'; stream: MediaStream; seconds: number }
  | { status: 'failed'; reason: 'denied' | 'noCamera' | 'inUse' };

/** The MP4 MIME type that this browser can record; undefined without one. */
export const recordableType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia
    ? undefined
    : types.find((type) => MediaRecorder.isTypeSupported(type));

const reasons: Record<string, 'denied' | 'noCamera'> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
};

interface Running {
  stream: MediaStream;
  recording: MediaRecorder | null;
  timer: number;
}

/** Stops camera and microphone; discards the recording. */
function release(running: { current: Running | null }): void {
  const now = running.current;
  running.current = null;
  if (now === null) return;
  clearInterval(now.timer);
  if (now.recording && now.recording.state !== 'inactive') {
    now.recording.ondataavailable = null;
    now.recording.onstop = null;
    now.recording.stop();
  }
  for (const track of now.stream.getTracks()) track.stop();
}

/** Records from camera and microphone, and releases them at the end of the recording and on unmount. */
export function useRecorder(onRecorded: (file: File) => void) {
  const [recorder, setRecorder] = useState<Recorder>({ status: 'off' });
  const running = useRef<{ stream: MediaStream; recording: MediaRecorder | null; timer: number } | null>(
    null,
  );

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      release(running);
    };
  }, []);

  return {
    recorder,
    async open() {
      setRecorder({ status: 'asking' });
      try {
        const stream = await navigator.mediaDevices.getUserMedia(wanted);
        running.current = { stream, recording: null, timer: 0 };
        if (isLeft.current) return release(running);
        setRecorder({ status: 'ready', stream, seconds: 0 });
      } catch (error) {
        const name = error instanceof Error ? error.name : '';
        setRecorder({ status: 'failed', reason: reasons[name] ?? 'inUse' });
      }
    },
    start() {
      const now = running.current;
      const mimeType = recordableType();
      if (now === null || mimeType === undefined || now.recording) return;
      const { stream } = now;
      const recording = new MediaRecorder(stream, { mimeType, ...bits });
      const chunks: Blob[] = [];
      recording.ondataavailable = ({ data }) => chunks.push(data);
      recording.onstop = () => {
        release(running);
        setRecorder({ status: 'off' });
        onRecorded(new File(chunks, nameOf(new Date()), { type: 'video/mp4' }));
      };
      let seconds = 0;
      const timer = window.setInterval(() => {
        seconds += 1;
        setRecorder({ status: 'recording', stream, seconds });
        if (seconds >= recordedSeconds) recording.stop();
      }, 1_000);
      running.current = { stream, recording, timer };
      recording.start();
      setRecorder({ status: 'recording', stream, seconds });
    },
    stop() {
      running.current?.recording?.stop();
    },
    close() {
      release(running);
      setRecorder({ status: 'off' });
    },
  };
}

/** Local date and time, `video-2026-11-23-15.42.mp4`, so that two recordings of a day differ. */
function nameOf(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return `video-${local.slice(0, 10)}-${local.slice(11, 19).replaceAll(':', '.')}.mp4`;
}
