import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { TemplateForm } from './template-form.tsx';

const route = getRouteApi('/signed-in/admin/templates/add');

export function AddTemplatePage() {
  const { kind = 'emailBlast' } = route.useSearch();
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title={kind === 'customLetter' ? 'Add letter' : 'Add email template'}
        up={<WayUp to="/admin/templates">Templates and letters</WayUp>}
        facts={['Merge fields are filled in when it is used']}
      />
      <TemplateForm
        key={kind}
        kind={kind}
        onSaved={({ title }) => {
          toastDone(`${title} is saved.`);
          void navigate({ to: '/admin/templates' });
        }}
        onCancel={() => void navigate({ to: '/admin/templates' })}
      />
    </>
  );
}
