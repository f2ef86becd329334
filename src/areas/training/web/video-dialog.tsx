import { useQuery } from '@tanstack/react-query';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { texts } from './texts.ts';
import { videoQuery } from './training-queries.ts';
import type { OnClose } from './upkeep-search.ts';
import { VideoForm } from './video-form.tsx';

export function VideoDialog({ video, onClose }: { video: number | 'add'; onClose: OnClose }) {
  return video === 'add' ? <VideoForm onClose={onClose} /> : <StoredVideo id={video} onClose={onClose} />;
}

function StoredVideo({ id, onClose }: { id: number; onClose: OnClose }) {
  const query = useQuery(videoQuery(id));
  const { data } = query;
  if (data) return <VideoForm video={data} onClose={onClose} />;
  return <WaitDialog title={texts.form.edit} query={query} onClose={() => onClose()} />;
}
