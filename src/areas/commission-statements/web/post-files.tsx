import { lazy, Suspense } from 'react';

const PostDialog = lazy(async () => ({ default: (await import('./screens.ts')).PostDialog }));

interface PostFilesProps {
  ids: readonly number[];
  onClose: () => void;
  onPosted: () => void;
}

/** For the list of commission files. */
export function PostFiles(props: PostFilesProps) {
  return (
    <Suspense>
      <PostDialog {...props} />
    </Suspense>
  );
}
