import { Badge, Paper, Text, Title } from '@mantine/core';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import { say } from '#platform/web/wording.ts';
import { featuresFor } from '../rules.ts';
import classes from './explore-features.module.css';
import { FeaturePicture } from './feature-picture.tsx';
import { texts } from './texts.ts';

/** What the agency's package does not bring yet, as pictures. */
export function ExploreFeatures() {
  const { liteSwitch } = useSession().config;
  const hasDictation = useWhyClosed('dictation') === undefined;
  return (
    <section aria-labelledby="explore-features">
      <Title order={2} id="explore-features" mb="xs">
        {texts.features.title}
      </Title>
      <Text c="dimmed" fz="sm" mb="sm">
        {texts.features.hint(liteSwitch)}
      </Text>
      <div className={classes.cards}>
        {featuresFor(liteSwitch).map((feature) => (
          <Paper key={feature.key} component="article" withBorder className={classes.card}>
            <FeaturePicture of={feature.key} />
            <div className={classes.words}>
              <Badge variant="light" tt="none" mb={6}>
                {feature.key === 'dictation' && hasDictation ? texts.features.youHaveIt : feature.package}
              </Badge>
              <Title order={3} fz="md">
                {feature.title}
              </Title>
              <Text fz="sm" mt={4}>
                {say(feature.words)}
              </Text>
            </div>
          </Paper>
        ))}
      </div>
    </section>
  );
}
