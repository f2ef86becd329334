import { Box } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateLog } from './template-log.tsx';
import { templateQuery } from './template-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/templates/$id');

export function EditTemplatePage() {
  const { id } = route.useParams();
  const { data: template } = useSuspenseQuery(templateQuery(id));
  const navigate = useNavigate();
  return (
    <>
      <RecordHead
        title={template.title}
        up={<WayUp to="/admin/templates">{texts.title}</WayUp>}
        number={id}
        facts={[texts.kinds[template.kind]]}
      />
      <TemplateForm
        key={id}
        template={template}
        kind={template.kind}
        onSaved={() => {
          toastDone(texts.form.saved);
          void navigate({ to: '/admin/templates' });
        }}
        onCancel={() => void navigate({ to: '/admin/templates' })}
      />
      <Box mt="md">
        <TemplateLog id={id} />
      </Box>
    </>
  );
}
