import { Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { RELEASE } from '#areas/session/contract.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { VideoFrame } from '#platform/web/ui/video-frame.tsx';
import { NEW_FEATURES, RELEASE_VIDEO } from '../release-notes.ts';
import { texts } from './texts.ts';
import classes from './welcome-page.module.css';
import { useUpdateVersion } from './welcome-queries.ts';

/** What the release brings. Next marks it as read and loads the application afresh. */
export function WelcomePage() {
  const update = useUpdateVersion();
  const goOn = () =>
    void update.mutateAsync().then(({ redirect }) => window.location.replace(redirect), toastProblem);
  return (
    <>
      <PageHead title={texts.page.title(RELEASE)} facts={[texts.page.hint]} />
      <PageCard title={texts.page.newFeatures} maw={1040}>
        <div className={classes.columns}>
          <Stack gap="md" justify="space-between">
            <List spacing={6}>
              {NEW_FEATURES.map((feature) => (
                <List.Item key={feature}>{feature}</List.Item>
              ))}
            </List>
            <Anchor href={`/release-notes/${RELEASE}.txt`} download className={classes.notes}>
              <IconDownload size={15} aria-hidden />
              {texts.page.releaseNotes}
            </Anchor>
          </Stack>
          <VideoFrame kind={1} code={RELEASE_VIDEO} title={texts.page.video(RELEASE)} />
        </div>
        <Group justify="flex-end" mt="lg">
          <Button onClick={goOn} loading={update.isPending || update.isSuccess}>
            {texts.page.next}
          </Button>
        </Group>
        <Text fz="sm" c="dimmed" mt="xs" ta="right">
          {texts.page.seenOnce}
        </Text>
      </PageCard>
    </>
  );
}
