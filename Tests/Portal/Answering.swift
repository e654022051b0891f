import CGIO

/// Sees each message before D-Bus's own checks, so that an answer can be of a kind that no portal's is. On a thread
/// of GLib's.
func answer(
  _ connection: OpaquePointer?, _ message: OpaquePointer?, _ isIncoming: gboolean,
  _ data: gpointer?
) -> OpaquePointer? {
  guard isIncoming != 0, let message, let connection,
    g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
    let member = g_dbus_message_get_member(message), String(cString: member) == "ReadAll"
  else { return message }
  defer { g_object_unref(UnsafeMutableRawPointer(message)) }
  let text = CommandLine.arguments[2]
  guard text != "nothing", let reply = g_dbus_message_new_method_reply(message) else { return nil }
  g_dbus_message_set_body(reply, g_variant_parse(nil, text, nil, nil, nil))
  g_dbus_connection_send_message(connection, reply, GDBusSendMessageFlags(rawValue: 0), nil, nil)
  g_object_unref(UnsafeMutableRawPointer(reply))
  return nil
}
