import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { TemplateForm } from './template-form.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/templates/add');

export function AddTemplatePage() {
  const { kind = 'emailBlast' } = route.useSearch();
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title={texts.adding[kind]}
        up={<WayUp to="/admin/templates">{texts.title}</WayUp>}
        facts={[texts.form.howFieldsFill]}
      />
      <TemplateForm
        key={kind}
        kind={kind}
        onSaved={({ title }) => {
          toastDone(texts.form.savedOf(title));
          void navigate({ to: '/admin/templates' });
        }}
        onCancel={() => void navigate({ to: '/admin/templates' })}
      />
    </>
  );
}
