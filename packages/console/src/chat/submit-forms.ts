/**
 * Lets forms be submitted where the frame may not submit any: what the page itself does with a submission is done, and nothing
 * is sent. Enter in a field clicks the button too.
 */
export function submitForms(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('button[type=submit]') : null;
    if (!(target instanceof HTMLButtonElement) || target.form === null || target.disabled) return;
    event.preventDefault();
    if (!target.form.reportValidity()) return;
    target.form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: target }));
  });
}
