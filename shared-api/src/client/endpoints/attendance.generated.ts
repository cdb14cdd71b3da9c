// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/attendance.ts';
import type { Endpoint } from '../endpoint.ts';

export const addAttendance: Endpoint<typeof routes.addAttendance> = {
  method: 'POST',
  path: '/organizations/{id}/employees/{membership}/attendance/',
};

export const checkAttendanceIn: Endpoint<typeof routes.checkAttendanceIn> = {
  method: 'POST',
  path: '/memberships/{id}/attendance/in/',
};

export const checkAttendanceOut: Endpoint<typeof routes.checkAttendanceOut> = {
  method: 'POST',
  path: '/memberships/{id}/attendance/out/',
};

export const correctAttendance: Endpoint<typeof routes.correctAttendance> = {
  method: 'PUT',
  path: '/organizations/{id}/attendance/{attendance}/',
};

export const downloadAttendance: Endpoint<typeof routes.downloadAttendance> = {
  method: 'GET',
  path: '/organizations/{id}/attendance/excel/',
};

export const downloadOwnAttendance: Endpoint<typeof routes.downloadOwnAttendance> = {
  method: 'GET',
  path: '/memberships/{id}/attendance/excel/',
};

export const getAttendanceCode: Endpoint<typeof routes.getAttendanceCode> = {
  method: 'GET',
  path: '/organizations/{id}/attendance/code/',
};

export const getAttendanceStatus: Endpoint<typeof routes.getAttendanceStatus> = {
  method: 'GET',
  path: '/memberships/{id}/attendance/',
};

export const getEmployeeAttendance: Endpoint<typeof routes.getEmployeeAttendance> = {
  method: 'GET',
  path: '/organizations/{id}/employees/{membership}/attendance/',
};

export const getOwnAttendance: Endpoint<typeof routes.getOwnAttendance> = {
  method: 'GET',
  path: '/memberships/{id}/attendance/calendar/',
};

export const listAttendance: Endpoint<typeof routes.listAttendance> = {
  method: 'GET',
  path: '/organizations/{id}/attendance/',
};

export const sumAttendance: Endpoint<typeof routes.sumAttendance> = {
  method: 'GET',
  path: '/organizations/{id}/attendance/month/',
};
