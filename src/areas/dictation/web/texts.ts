import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  button: {
    dictate: 'Dictate',
    stop: 'Stop dictation',
    listening: (seconds: number) => `Listening for up to ${seconds} seconds.`,
    whyNot:
      'This browser has no speech recognition. Use Chrome, Edge or Safari to dictate, or type the text.',
  },
  problems: {
    noRecognition: 'This browser has no speech recognition.',
    stopped: 'Dictation stopped. Start it again, or type.',
    microphoneBlocked: 'The microphone is blocked here. Allow it in your browser settings and start again.',
    nothingHeard: 'Nothing was heard. Start again and speak a little louder.',
    noMicrophone: 'No microphone was found. Connect one and start again.',
    notReached: 'The browser’s speech recognition cannot be reached. Try again later, or type.',
    full: 'The description is full.',
  },
});
