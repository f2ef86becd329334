import { useForm } from '@mantine/form';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { type TrainingVideo, trainingVideo } from '../contract.ts';
import { texts } from './texts.ts';
import { useKeepVideo, useSaveVideo } from './training-queries.ts';
import type { OnClose } from './upkeep-search.ts';
import { VideoFields } from './video-fields.tsx';
import { type VideoValues, videoDifferences, videoErrors, videoValues } from './video-values.ts';

interface VideoFormProps {
  /** Absent when one is added. */
  video?: TrainingVideo;
  onClose: OnClose;
}

export function VideoForm({ video, onClose }: VideoFormProps) {
  const keep = useKeepVideo();
  const { mutateAsync } = useSaveVideo(video?.id ?? 0);
  const form = useForm<VideoValues>({
    name: 'training-video',
    initialValues: videoValues(video),
    validate: videoErrors,
  });

  return (
    <RecordFormDialog
      title={video ? texts.form.edit : texts.form.add}
      form={form}
      param="video"
      schema={trainingVideo}
      version={video?.version}
      valuesOf={videoValues}
      send={(version) => mutateAsync({ ...form.getValues(), version })}
      onTheirs={keep}
      onClose={onClose}
      differences={videoDifferences}
    >
      <VideoFields form={form} />
    </RecordFormDialog>
  );
}
