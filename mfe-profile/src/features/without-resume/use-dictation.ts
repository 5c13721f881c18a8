import { useEffect, useRef, useState } from 'react';

interface Recognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error?: string }) => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

/** Errors of a browser that may not listen, or has no microphone. */
const refusals: readonly (string | undefined)[] = ['not-allowed', 'service-not-allowed', 'audio-capture'];

type RecognitionClass = new () => Recognition;

/** The browser's speech recognition, which some browsers have under an older name; undefined without it. */
const recognitionClass = (): RecognitionClass | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<
    'SpeechRecognition' | 'webkitSpeechRecognition',
    RecognitionClass | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** Dictation into a field by the browser (Web Speech API). The product receives text only, never sound. */
export function useDictation(language: string) {
  const [isAvailable] = useState(() => recognitionClass() !== undefined);
  const [state, setState] = useState<'idle' | 'listening' | 'failed' | 'refused'>('idle');
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    isAvailable,
    state,
    /** Listens to one answer. */
    start(onText: (text: string) => void): void {
      const Recognition = recognitionClass();
      if (Recognition === undefined || running.current) return;
      const recognition = new Recognition();
      running.current = recognition;
      recognition.lang = language;
      recognition.onresult = ({ results }) => onText(results[0]?.[0]?.transcript ?? '');
      recognition.onerror = ({ error }) => setState(refusals.includes(error) ? 'refused' : 'failed');
      recognition.onend = () => {
        running.current = null;
        setState((now) => (now === 'listening' ? 'idle' : now));
      };
      setState('listening');
      try {
        recognition.start();
      } catch {
        running.current = null;
        setState('failed');
      }
    },
    /** Ends listening, with the text so far. `abort` would discard it, and be reported as an error. */
    stop: () => running.current?.stop(),
  };
}
