import type { VideoKind } from '#platform/shared/videos.ts';
import { Dialog } from './dialog.tsx';
import { VideoFrame } from './video-frame.tsx';

interface VideoDialogProps {
  kind: VideoKind;
  code: string;
  title: string;
  onClose: () => void;
}

/** The video modal: whoever opened it has asked for the video, so its player is there right away. */
export function VideoDialog({ title, onClose, ...video }: VideoDialogProps) {
  return (
    <Dialog title={title} width={760} onClose={onClose}>
      <VideoFrame {...video} title={title} isOpen />
    </Dialog>
  );
}
