import type { UseFormReturnType } from '@mantine/form';

type Judge<Values> = (values: Values) => Record<string, string>;

interface Field<Values> {
  field: unknown;
  form: UseFormReturnType<Values>;
}

/**
 * For `enhanceGetInputProps`: says what's wrong with these fields as soon as they are left. A message that is
 * already there stays until the field changes, so that what the server said is not wiped away.
 */
export function judgeOnLeave<Values>(paths: readonly string[], judge: Judge<Values>) {
  return ({ field, form }: Field<Values>) => {
    const path = String(field);
    // Rows share the path of their list: vehicles.0.vin is judged as vehicles.vin.
    if (!paths.includes(path.replaceAll(/\.\d+/g, ''))) return {};
    return {
      onBlur: () =>
        afterPress(() => {
          const error = judge(form.getValues())[path];
          if (error && !form.errors[path]) form.setFieldError(path as never, error);
        }),
    };
  };
}

/** A message that appears between press and release moves the page, and the click misses its button. */
function afterPress(work: () => void): void {
  if (document.querySelector(':active') === null) work();
  else document.addEventListener('pointerup', () => setTimeout(work), { once: true });
}
