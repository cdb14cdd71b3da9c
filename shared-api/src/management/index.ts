export { withManagementTexts } from './texts.ts';
export { useManagement, type Workplace } from './use-management.ts';
